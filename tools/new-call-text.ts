/** A call to be written. */
export interface NewCall {
  readonly domain: string
  readonly verb: string
  readonly method: string
  readonly path: string
  /** The name its contract exports: `pipelineApi`. */
  readonly apiName: string
}

/** `giveFeedback` as a file is called: `give-feedback`. */
export function kebabOf(verb: string): string {
  return verb.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** A text with something put before the last place a pattern (with the flag m) matches; null where it matches nowhere. */
export function insertedBefore(text: string, pattern: RegExp, inserted: string): string | null {
  const last = [...text.matchAll(new RegExp(pattern, 'gm'))].at(-1)
  return last ? text.slice(0, last.index) + inserted + text.slice(last.index) : null
}

/** The contract entry: its empty access is no access, and no value is a `never`, so it compiles only once it is filled in. */
export function contractEntry({ verb, method, path }: NewCall): string {
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${name}: field.id`)
  const lines = [
    `method: '${method}',`,
    `path: '${path}',`,
    `summary: '',`,
    `access: '',`,
    ...(params.length > 0 ? [`params: z.object({ ${params.join(', ')} }),`] : []),
    ...(method === 'POST' || method === 'PATCH' ? ['body: z.object({}),'] : []),
    'reply: z.never(),',
    ...(method === 'GET' ? ['shows: [],'] : ['refusals: [],', 'changes: [],']),
  ]
  return `  ${verb}: {\n${lines.map((line) => `    ${line}\n`).join('')}  },\n`
}

/** The use case: four verbs to fill in; it answers nothing, which no reply allows. */
export function handlerFile({ domain, verb, method, apiName }: NewCall): string {
  const steps = method === 'GET' ? ['load', 'present'] : ['load', 'decide', 'save', 'announce']
  return [
    `import type { ${apiName} } from '@bole/${domain}/contract'`,
    `import type { Handler } from '@bole/platform/server'`,
    '',
    `export const ${verb}: Handler<typeof ${apiName}.${verb}> = async ({ caller, tx }) => {`,
    ...steps.map((step) => `  // ${step}`),
    '}',
    '',
  ].join('\n')
}

/** The doubts about a call as tests that fail until somebody writes them. */
export function testFile({ domain, verb, method }: NewCall): string {
  const doubts = [
    method === 'GET' ? 'answers what is there, and only that' : 'changes the rows it says and announces them',
    'is not permitted to a role without its access',
    'answers 404 to the id of another organisation',
    method === 'GET' ? 'refuses what it declares' : 'lets one of two at once win; the other hears why',
  ]
  return [
    `import { describe, expect, test } from 'vitest'`,
    '',
    `describe('${domain}.${verb}', () => {`,
    ...doubts
      .flatMap((doubt) => [`  test('${doubt}', () => {`, `    expect.fail('not written yet')`, '  })', ''])
      .slice(0, -1),
    '})',
    '',
  ].join('\n')
}
