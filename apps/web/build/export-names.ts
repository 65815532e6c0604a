import type { Plugin, Rolldown } from 'vite';

const exportList = /export\{([^}]*)\};?\s*$/;

/** What a name of the file is called outside it. */
interface Exported {
  readonly local: string;
  readonly exported: string;
}

/**
 * Exports the names of the app's file as they are in it. The bundler gives each of the two hundred a second name, a list that
 * every first view loads.
 */
export function exportNames(): Plugin {
  return {
    name: 'sirah-trails-export-names',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const app = chunks.find(({ isEntry }) => isEntry);
      const list = app && exportList.exec(app.code);
      if (!list) return;
      const names = (list[1] ?? '').split(',').map(namesOf);
      const locals = new Set(names.map(({ local }) => local));
      app.code = `${app.code.slice(0, list.index)}export{${[...locals].join()}};\n`;
      for (const chunk of chunks) if (chunk.imports.includes(app.fileName)) renameImports(chunk, app, names);
    },
  };
}

/** `Id as $` of an export. */
function namesOf(part: string): Exported {
  const [local = '', exported = local] = part.split(' as ');
  return { local, exported };
}

function renameImports(chunk: Rolldown.OutputChunk, app: Rolldown.OutputChunk, names: readonly Exported[]) {
  const inApp = new Map(names.map(({ exported, local }) => [exported, local]));
  const file = app.fileName.split('/').at(-1)?.replaceAll('.', '\\.');
  const imports = new RegExp(`import\\{([^}]*)\\}(?=from["'\`]\\./${file}["'\`])`);
  if (!imports.test(chunk.code)) throw new Error(`${chunk.fileName} imports the app's file in another way.`);
  chunk.code = chunk.code.replace(imports, (_, list: string) => {
    const parts = list.split(',').map((part) => {
      const [exported = '', local = exported] = part.split(' as ');
      const name = inApp.get(exported);
      return name === local ? name : `${name} as ${local}`;
    });
    return `import{${parts.join()}}`;
  });
}
