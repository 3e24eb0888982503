import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const anyServer = [
  '{domains,platform}/**/server/**/*.test.ts',
  'platform/{reaction,testing}/**/*.test.ts',
  'apps/server/**/*.test.ts',
]

// The parts of the platform that are screens, and what domains draw.
const anyScreen = [
  '**/{web,portal}/**/*.test.{ts,tsx}',
  'platform/{actions,filter,form,list,plain,setting,shape}/**/*.test.{ts,tsx}',
]

export default defineConfig({
  test: {
    pool: 'threads',
    // Every processor, where vitest would leave one to itself: it has little to do.
    maxWorkers: Math.max(2, availableParallelism()),
    // A busy machine is slow, not wrong: what is waited for comes within a second on a quiet one, and a race that the
    // test itself lost is run again, which the end of the run says by name.
    expect: { poll: { timeout: 10_000 } },
    retry: 2,
    tags: [
      {
        name: 'race',
        description: 'Of races, kills, losses and random stories the first answer counts.',
        retry: 0,
      },
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{domains,platform}/**/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...anyServer, ...anyScreen, '**/node_modules/**', '**/*.{apart,peer}.test.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: anyServer,
          exclude: ['**/node_modules/**', '**/*.peer.test.ts'],
          globalSetup: ['tools/test-database.ts'],
          // Loading the server takes longer than most files' tests: a worker loads it once, and what a file changes
          // outside of its own world it puts back.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 90_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'peer',
          include: ['**/*.peer.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: [
            'tools/test-database.ts',
            'tools/storage-peer.ts',
            'tools/tesseract-peer.ts',
            'tools/dovecot-peer.ts',
            'tools/sandbox-peer.ts',
          ],
          testTimeout: 90_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: anyScreen,
          exclude: ['**/*.apart.test.{ts,tsx}', '**/node_modules/**'],
          environment: 'happy-dom',
          setupFiles: ['apps/web/bind-slots.ts', 'platform/web-testing/put-back.ts'],
          // Loading the component library takes longer than most files' tests: a worker loads it once.
          isolate: false,
          testTimeout: 90_000,
        },
      },
      {
        extends: true,
        test: {
          // Screens that stand in another zone, or on parts of the test's own: with modules of their own.
          name: 'apart',
          include: ['**/*.apart.test.{ts,tsx}'],
          exclude: ['**/node_modules/**'],
          environment: 'happy-dom',
          setupFiles: ['apps/web/bind-slots.ts'],
          testTimeout: 90_000,
        },
      },
    ],
  },
})
