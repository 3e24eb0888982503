import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { callsWithoutSchemas } from './calls-without-schemas.ts'
import { chunkGroups } from './chunk-groups.ts'
import { silentIcons } from './silent-icons.ts'

/** The build, with its modules in the files that are named for them. */
const configWith = (groups: ReadonlyMap<string, string>): UserConfig => ({
  plugins: [react(), callsWithoutSchemas(), silentIcons()],
  build: {
    target: 'es2023',
    modulePreload: {
      // Every browser of that year knows what to preload.
      polyfill: false,
      // A screen is fetched with all it needs at once. What a screen opens later finds its own way: to name it all would make
      // every screen a tenth heavier.
      resolveDependencies: (_file, needed, { hostId }) =>
        hostId.includes('/base.') ? needed : needed.filter((file) => file.endsWith('.css')),
    },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      // What every screen needs is one file: a hundred small ones compress worse and come later.
      output: {
        // Every screen's entry lists the files it needs: their names are what that costs.
        chunkFileNames: ({ name }) => (name === 'base' ? 'assets/base.[hash:7].js' : 'assets/[hash:7].js'),
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'base', tags: ['$initial'], priority: 1 },
            { name: (id) => groups.get(id) ?? null, debugName: 'by need' },
          ],
        },
      },
      treeshake: {
        // Contracts and models only declare: what of them nobody uses stays on the server.
        moduleSideEffects: [
          { test: /\/(?:domains\/[^/]+|platform)\/(?:contract|model)\//, sideEffects: false },
          { test: /\/node_modules\/zod\//, sideEffects: false },
          // Texts come with whoever says one of them, not with everything that stands beside them.
          { test: /\/texts\/index\.ts$/, sideEffects: false },
          // Components by themselves; their packages forgot to say so.
          { test: /\/node_modules\/@rc-component\//, sideEffects: false },
        ],
      },
    },
  },
})

export default defineConfig(async ({ command }) =>
  configWith(command === 'build' ? await chunkGroups(configWith(new Map())) : new Map()),
)
