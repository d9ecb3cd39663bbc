import { join } from 'node:path';
import { PROJECT_ROOT } from './project-root.mjs';

const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/;
const SHAPES = /const __iconData = (\{[\s\S]*?\n\});/;
const CREATE_ICON = join(PROJECT_ROOT, 'web/ui/create-icon.tsx');

const ROUTER = /[\\/]react-router[\\/]dist[\\/][\s\S]*\.mjs$/;
/** What the router asks about features that these pages do not use, and the answer. */
const UNUSED = [
  // Warnings for developers: the package's entry has them in every build.
  [/if \(ENABLE_DEV_WARNINGS\)/g, 'if (false)'],
  [/ENABLE_DEV_WARNINGS \?/g, 'false ?'],
  // `react-router.config.ts` has `routeDiscovery: { mode: 'initial' }`.
  [/(?<!function )isFogOfWarEnabled\(routeDiscovery, ssr\)/g, 'false'],
  // Server components, and hooks for those who measure.
  [/(?<!function )useIsRSCRouterContext\(\)/g, 'false'],
  [/if \((init|opts\?)\.instrumentations\)/g, 'if (false)'],
];

/**
 * Builds the pages without unused features of the router, and with Lucide's shapes alone: its components compute
 * sizes and names that no page uses.
 * @returns {import('vite').Plugin[]}
 */
export function leanPackages() {
  return [
    {
      name: 'lean-router',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      transform: {
        filter: { id: ROUTER, code: 'var ENABLE_DEV_WARNINGS' },
        handler: (code) => UNUSED.reduce(replaceAll, code),
      },
    },
    {
      name: 'lean-icons',
      apply: 'build',
      // Another name of an icon only exports it again.
      transform: { filter: { id: ICON, code: 'createLucideIcon' }, handler: leanIcon },
    },
  ];
}

/** @param {string} code @param {(RegExp | string)[]} change @throws {Error} if a new version asks otherwise. */
function replaceAll(code, [asked = '', answer = '']) {
  const changed = code.replace(asked, String(answer));
  if (changed === code) throw new Error(`The router does not ask ${asked} any more`);
  return changed;
}

/** @param {string} code @param {string} id */
function leanIcon(code, id) {
  const [, data] = SHAPES.exec(code) ?? [];
  if (!data) throw new Error(`${id} is not an icon as expected`);
  return `import { createIcon } from ${JSON.stringify(CREATE_ICON)};
export const __iconData = undefined;
export default /* @__PURE__ */ createIcon(${JSON.stringify(shapesOf(data))});`;
}

/** An icon's elements as SVG. @param {string} data the icon as the package's code writes it. */
function shapesOf(data) {
  /** @type {{ node: [tag: string, attributes: Record<string, string>][] }} */
  const { node } = new Function(`return ${data}`)();
  return node
    .map(([tag, { key: _key, ...attributes }]) => {
      const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
      return `<${[tag, ...written].join(' ')}/>`;
    })
    .join('');
}
