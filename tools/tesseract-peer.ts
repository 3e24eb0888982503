import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { installPackages } from './debian.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether Debian's tesseract is there with English and simplified Chinese. */
    hasTesseract: boolean
  }
}

const packages = ['tesseract-ocr', 'tesseract-ocr-eng', 'tesseract-ocr-chi-sim']

const isInstalled = () => {
  const { stdout } = spawnSync('tesseract', ['--list-langs'], { encoding: 'utf8' })
  return ['eng', 'chi_sim'].every((language) => stdout?.split(/\s+/).includes(language))
}

/** Vitest's global set-up of the peer project: installs Debian's tesseract as root, and says when it cannot be had. */
export const setup = (project: TestProject) => {
  if (!isInstalled() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing tesseract for the tests of reading pictures with it…\n')
    installPackages(...packages)
  }
  const hasTesseract = isInstalled()
  if (!hasTesseract)
    process.stdout.write(
      `The tests of Debian’s tesseract are skipped: install ${packages.join(', ')} to run them.\n`,
    )
  project.provide('hasTesseract', hasTesseract)
}
