import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// Another apt-get may be at work, and a mirror may be busy: both are waited for.
const patience = ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=5']

const aptGet = (...rest: string[]) =>
  spawnSync('apt-get', ['-qq', ...patience, ...rest], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** Whether this process may install Debian packages. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs Debian packages; answers null, or a sentence where it could not. */
export const installPackages = (...packages: string[]): string | null =>
  aptGet('update') && aptGet('install', '-y', '--no-install-recommends', ...packages)
    ? null
    : `apt-get could not install ${packages.join(', ')}; it says why above.`
