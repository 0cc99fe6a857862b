import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/app/',
  plugins: [react()],
  build: {
    // Committed, so that an installation needs no build; a test fails when it is stale.
    outDir: 'generated',
    emptyOutDir: true,
    chunkSizeWarningLimit: 1_000,
    // The policy of the page allows no inline scripts, and no data URLs but for images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8081', '/sign-in': 'http://127.0.0.1:8081' } },
});
