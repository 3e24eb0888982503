import { defineConfig } from '@playwright/test'
import { browsers } from './tools/chromium.ts'

// The browser's own traffic, updates and sandbox have no place in a container without a network.
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const madeUpCamera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

/** What `npm run test:long` alone looks at: each screen, theme and role, where one of each kind stands for them every day. */
const long = process.env.TEST_LONG ? [] : [/@long/]

export default defineConfig({
  testDir: 'journeys',
  testMatch: '*.spec.ts',
  globalSetup: './journeys/setting/serve.ts',
  // Two journeys at a time; those that count the company's candidates, or take whoever stands first, run by themselves.
  workers: 2,
  fullyParallel: true,
  grepInvert: long,
  projects: [
    { name: 'side by side', grepInvert: [/@alone/, ...long] },
    { name: 'one by one', grep: /@alone/, dependencies: ['side by side'], workers: 1 },
  ],
  // A busy machine is slow, not wrong: a journey is tried again in a fresh context, and the end of the run names it.
  retries: 2,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env.JOURNEYS_URL ?? '',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 45_000,
    headless: true,
    launchOptions: { executablePath: browsers['chromium-headless-shell'], args: [...quiet, ...madeUpCamera] },
    trace: 'on-first-retry',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  },
})
