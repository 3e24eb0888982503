import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { layers, rulesOf } from './dependency-rules.ts'

// dependency-cruiser reads TypeScript through the compiler's API, which TypeScript 7 does not have: with it, it sees no
// module and finds no fault. It is given TypeScript 6 under the same name.
registerHooks({
  resolve: (specifier, context, next) =>
    next(
      /^typescript(\/|$)/.test(specifier) ? specifier.replace('typescript', 'typescript6') : specifier,
      context,
    ),
})

/** An import that breaks a rule. */
export type Violation = { rule: string; from: string; to: string; advice: string }

/**
 * Holds the imports of a checkout against the rules.
 *
 * @returns how many modules were read, and what breaks a rule
 */
export const cruiseImports = async (root: string, folders: string[], order = layers) => {
  const rules = rulesOf(order)
  const { cruise } = await import('dependency-cruiser')
  const result = await cruise(
    folders,
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: rules },
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '/dist/' },
    },
    {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
    { tsConfig: undefined },
  )
  if (typeof result.output === 'string') throw new Error('dependency-cruiser answered in text')
  const { modules, summary } = result.output
  const read = modules.filter(({ source }) => /^(apps|domains|platform)\/.*\.tsx?$/.test(source)).length
  if (read === 0)
    throw new Error(`dependency-cruiser read no TypeScript module below ${join(root, folders.join(', '))}`)
  const advice = new Map(rules.map(({ name, comment }) => [name, comment ?? '']))
  const violations = summary.violations.map(
    ({ rule, from, to }): Violation => ({ rule: rule.name, from, to, advice: advice.get(rule.name) ?? '' }),
  )
  return { read, violations }
}
