import type { HtmlTagDescriptor, Plugin } from 'vite';

const PACKAGES = 'node_modules/@fontsource-variable';
const FAMILIES = ['archivo', 'source-serif-4'];

/** Fetched with the page itself, so that no text waits for the style sheet to ask for its font. */
function preload(file: string): HtmlTagDescriptor {
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true };
  return { tag: 'link', attrs, injectTo: 'head' };
}

/** Preloads the Latin fonts in every page, and puts each family's licence beside its files. */
export function ownFonts(): Plugin {
  return {
    name: 'croupier-own-fonts',
    async generateBundle() {
      for (const family of FAMILIES) {
        const source = await this.fs.readFile(`${PACKAGES}/${family}/LICENSE`, { encoding: 'utf8' });
        this.emitFile({ type: 'asset', fileName: `assets/${family}-licence.txt`, source });
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => Object.keys(bundle ?? {}).filter((file) => /-latin-(wdth|opsz).*\.woff2$/.test(file)).map(preload),
    },
  };
}
