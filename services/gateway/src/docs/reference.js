// Nothing is fetched from other hosts: no fonts, no proxy, no assistant. Keys that are typed in are not stored.
globalThis.Scalar.createApiReference('#reference', {
  url: '/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  proxyUrl: '',
  persistAuth: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  documentDownloadType: 'direct',
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  authentication: { preferredSecurityScheme: 'apiKey' },
});

// Names what the renderer leaves without a name for screen readers.
const nameControls = () => {
  for (const field of document.querySelectorAll('.code-input-lite__editor:not([aria-label])')) {
    field.setAttribute('aria-label', field.getAttribute('data-placeholder') ?? 'Value');
    if (field.getAttribute('role') === 'combobox') field.setAttribute('aria-expanded', 'false');
  }
  for (const button of document.querySelectorAll('[class*="copy-button"]:is(button):not([aria-label])'))
    button.setAttribute('aria-label', 'Copy');
};
new MutationObserver(nameControls).observe(document.body, { childList: true, subtree: true });
