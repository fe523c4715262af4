/* oxlint-disable no-var, unicorn/prefer-array-find -- Only ES5: an old browser ignores a script that it cannot parse. */
import { requiredFeatures, tooOldPage } from "./too-old-page.build.ts";

export function hasRequiredFeatures() {
  return (
    window.CSS &&
    CSS.supports &&
    requiredFeatures.declarations.every(function (declaration) {
      return CSS.supports(declaration[0], declaration[1]);
    }) &&
    requiredFeatures.elementProperties.every(function (name) {
      return name in document.documentElement;
    }) &&
    HTMLScriptElement.supports &&
    requiredFeatures.scriptTypes.every(function (type) {
      return HTMLScriptElement.supports(type);
    })
  );
}

function create(tag: keyof typeof tooOldPage.styles, text: string) {
  var element = document.createElement(tag);
  element.style.cssText = tooOldPage.styles[tag];
  element.textContent = text;
  return element;
}

/** Replaces the document, and stops the rest of it from loading. */
export function showTooOldPage() {
  var page = tooOldPage;
  // Safari on an iPad reports a Mac. Only the iPad has touch.
  var device = navigator.userAgent + (navigator.maxTouchPoints > 1 ? " touch" : "");
  var advice = page.advice.filter(function (item) {
    return new RegExp(item.device).test(device);
  })[0];
  var isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  var body = create("body", "");
  body.style.cssText += isDark ? page.darkColors : page.lightColors;
  var main = body.appendChild(create("main", ""));
  main.appendChild(create("h1", page.title));
  if (advice) main.appendChild(create("p", advice.text));
  main.appendChild(create("p", page.alternative));

  function showPage() {
    var html = document.documentElement;
    while (html.lastChild && html.lastChild !== document.head) html.removeChild(html.lastChild);
    html.appendChild(body);
  }

  document.title = page.title;
  // Ends parsing, so that no module runs. Internet Explorer lacks `stop` and continues, so replace the content again.
  if (window.stop) window.stop();
  showPage();
  document.addEventListener("DOMContentLoaded", showPage);
}
