import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, loadEnv } from 'vite';
import { ownFonts } from './fonts.ts';

const FLOOR = 'http://127.0.0.1:8000';
const PAGES = ['index', 'terminal', 'console', 'supervisor', 'accounts', 'integrity', 'par', 'seat', 'felt', 'position', 'dealing', 'cage', 'teller', 'self-service', 'mutuels', 'tote-board', 'program', 'board', 'boards', 'sign'];
// What pages share comes in a file for each of these: many small ones cost a request each and compress badly.
const SHARED = ['lib', 'frame/player', 'frame/dealer', 'floor'].map((room) => ({
  name: room.replace('frame/', ''),
  test: new RegExp(`src/${room}/`),
  minShareCount: 2,
}));

export default defineConfig(({ mode }) => {
  const floor = loadEnv(mode, '.', 'CROUPIER_')['CROUPIER_SERVER'] ?? FLOOR;
  return {
    appType: 'mpa',
    plugins: [svelte(), ownFonts()],
    build: {
      target: 'es2022',
      modulePreload: { polyfill: false }, // a browser that cannot load modules ahead loads them a moment later
      assetsInlineLimit: 0, // a policy that allows only our own files allows no data: fonts or scripts
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: PAGES.map((page) => `${page}.html`),
        output: { codeSplitting: { groups: SHARED } },
      },
    },
    // The host stays the page's own: a floor answers only pages of its own origin.
    server: {
      proxy: {
        '/api': { target: floor, changeOrigin: false },
        '/ws': { target: floor.replace(/^http/, 'ws'), ws: true, changeOrigin: false },
      },
    },
  };
});
