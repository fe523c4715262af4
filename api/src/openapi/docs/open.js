// A token is typed in by whoever tries a call, and forgotten with the page.
window.SwaggerUIBundle({
  url: "/api/openapi.json",
  dom_id: "#docs",
  deepLinking: true,
  docExpansion: "list",
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  persistAuthorization: false,
  tryItOutEnabled: true,
  // Else it would ask a server of its makers.
  validatorUrl: null,
});
