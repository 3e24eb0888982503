import { spawnSync } from 'node:child_process'
import type { TestProject } from 'vitest/node'
import { installPackages, mayInstall } from './debian.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether Debian's tesseract is there with English and simplified Chinese; a sentence where it could not be installed. */
    hasTesseract: boolean | string
  }
}

const packages = ['tesseract-ocr', 'tesseract-ocr-eng', 'tesseract-ocr-chi-sim']

const isInstalled = () => {
  const { stdout } = spawnSync('tesseract', ['--list-langs'], { encoding: 'utf8' })
  return ['eng', 'chi_sim'].every((language) => stdout?.split(/\s+/).includes(language))
}

const find = (): boolean | string => {
  if (isInstalled()) return true
  if (!mayInstall()) {
    process.stdout.write(
      `The tests of Debian’s tesseract are skipped: install ${packages.join(', ')} to run them.\n`,
    )
    return false
  }
  process.stdout.write('Installing tesseract for the tests of reading pictures with it…\n')
  const fault = installPackages(...packages)
  return isInstalled() || (fault ?? `tesseract does not know its languages, though apt-get installed them.`)
}

/** Vitest's global set-up of the peer project: installs Debian's tesseract as root, and says when it cannot be had. */
export const setup = (project: TestProject) => project.provide('hasTesseract', find())
