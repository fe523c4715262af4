export interface EmailContent {
  readonly subject: string;
  readonly greeting: string;
  /** The paragraph above the button. */
  readonly introduction: string;
  readonly action?: { readonly label: string; readonly link: string };
  /** The paragraph below the button. */
  readonly closing: string;
}

/**
 * Renders an email with tables and inline styles, because mail clients support little else. Only the dark theme uses
 * classes. The email loads no images, so it cannot track the reader.
 */
export const renderHtml = (email: EmailContent): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(email.subject)}</title>
<style>${darkTheme}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f4f2ed;">
<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(email.introduction)}</div>
${renderTable(
  'class="page" width="100%" style="background:#f4f2ed;"',
  `<tr><td align="center" style="padding:32px 16px;">${renderColumn(email)}</td></tr>`,
)}
</body>
</html>
`;

const renderColumn = (email: EmailContent) =>
  renderTable(
    `width="100%" style="max-width:520px;font-family:${fontFamily};"`,
    `<tr><td class="text" style="${wordmark}">Topout</td></tr>`,
    `<tr><td class="card" style="${card}">${renderBody(email)}</td></tr>`,
    ...(email.action
      ? [`<tr><td class="quiet" style="${footnote}">${renderFootnote(email.action)}</td></tr>`]
      : []),
  );

const renderBody = ({ greeting, introduction, action, closing }: EmailContent) =>
  [
    renderParagraph(greeting),
    renderParagraph(introduction),
    ...(action ? [renderButton(action)] : []),
    renderParagraph(closing),
  ].join("\n");

type Action = NonNullable<EmailContent["action"]>;

const renderButton = ({ label, link }: Action) =>
  renderTable(
    'style="margin:24px 0;"',
    `<tr><td class="button" style="background:#00665c;border-radius:14px;">`,
    `<a href="${escapeHtml(link)}" style="${buttonText}">${escapeHtml(label)}</a></td></tr>`,
  );

const renderParagraph = (text: string) =>
  `<p class="text" style="${paragraph}">${escapeHtml(text)}</p>`;

const renderFootnote = ({ link }: Action) =>
  `If the button doesn't work, open this link:<br>
<a class="link" href="${escapeHtml(link)}" style="color:#005a51;word-break:break-all;">${escapeHtml(link)}</a>`;

const renderTable = (attributes: string, ...rows: readonly string[]) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>
${rows.join("\n")}
</table>`;

const escapeHtml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

// The colours of the app's themes. Mail clients do not support CSS custom properties.
const darkTheme = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
.page { background: #121311 !important; }
.card { background: #1b1c1a !important; border-color: #33352f !important; }
.text { color: #f3f1ea !important; }
.quiet { color: #a09c91 !important; }
.button { background: #43d9c0 !important; }
.button a { color: #04211c !important; }
.link { color: #5fe0ca !important; }
}
`;
const fontFamily = "'Bricolage Grotesque',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
const wordmark =
  "padding:0 4px 16px;font-size:22px;line-height:28px;font-weight:800;letter-spacing:-0.02em;color:#1b1a17;";
const card = "padding:28px 24px;background:#ffffff;border:1px solid #dfdbd2;border-radius:20px;";
const paragraph = "margin:0 0 16px;font-size:16px;line-height:24px;color:#1b1a17;";
const buttonText =
  "display:inline-block;padding:14px 24px;font-size:16px;line-height:20px;font-weight:700;color:#ffffff;text-decoration:none;";
const footnote = "padding:16px 4px 0;font-size:13px;line-height:18px;color:#676257;";
