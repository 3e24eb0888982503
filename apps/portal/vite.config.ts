import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { callsWithoutSchemas } from '../web/calls-without-schemas.ts'

export default defineConfig({
  base: '/careers/',
  plugins: [react(), callsWithoutSchemas({ isForCandidates: true })],
  build: {
    target: 'es2022',
    // Old enough phones to need it read modules well; the polyfill would be an inline script.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What pages are made of comes in one piece, whichever page uses how much of it: parts of it weigh more.
      output: { codeSplitting: { groups: [{ name: 'parts', test: /\/platform\/portal\/(?!texts)/ }] } },
      treeshake: {
        // Contracts and models only declare: what of them nobody uses (every zod schema) stays off the phone.
        moduleSideEffects: [
          { test: /\/(?:domains\/[^/]+|platform)\/(?:contract|model)\//, sideEffects: false },
          { test: /\/node_modules\/zod\//, sideEffects: false },
        ],
      },
    },
  },
  server: { port: 5174, proxy: { '/api': 'http://127.0.0.1:3000' } },
})
