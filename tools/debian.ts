import { spawnSync } from 'node:child_process'

const aptGet = (...rest: string[]) =>
  spawnSync('apt-get', ['-qq', ...rest], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** Installs Debian packages; it says what went wrong itself. */
export const installPackages = (...packages: string[]) =>
  aptGet('update') && aptGet('install', '-y', '--no-install-recommends', ...packages)
