import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, loadEnv, type Plugin, type UserConfig } from 'vite';
import { ownFonts } from './fonts.ts';

const DESK = 'http://127.0.0.1:8000';

/** In mock mode a fake server is put into each page before anything else runs; no other mode knows of it. */
function mockServer(): Plugin {
  return {
    name: 'croupier-mock-server',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/mock/install.ts' }, injectTo: 'head-prepend' },
    ],
  };
}

function toServer(mode: string): UserConfig['server'] {
  if (mode === 'mock') return {};
  const desk = loadEnv(mode, '.', 'CROUPIER_')['CROUPIER_SERVER'] ?? DESK;
  return { proxy: { '/api': desk, '/ws': { target: desk.replace(/^http/, 'ws'), ws: true } } };
}

export default defineConfig(({ mode }) => ({
  appType: 'mpa',
  plugins: [svelte(), ownFonts(), ...(mode === 'mock' ? [mockServer()] : [])],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // a policy that allows only our own files allows no data: fonts or scripts
    rolldownOptions: { checks: { pluginTimings: false }, input: ['index.html', 'terminal.html', 'console.html', 'supervisor.html', 'accounts.html', 'seat.html', 'felt.html', 'board.html', 'sign.html'] },
  },
  server: toServer(mode),
}));
