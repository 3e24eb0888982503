/** A call to be written. */
export interface NewCall {
  readonly domain: string
  readonly verb: string
  readonly method: string
  readonly path: string
  /** Who may make it: a permission, `signed_in` or `anyone`. */
  readonly access: string
  /** The name its contract exports: `pipelineApi`. */
  readonly apiName: string
}

/** The contract entry, which compiles: a list for what reads, a body and a number for what changes. */
export function contractEntry({ verb, method, path, access }: NewCall): string {
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${name}: field.idOf('what it names')`)
  const reads = method === 'GET'
  const lines = [
    `method: '${method}',`,
    `path: '${path}',`,
    `summary: 'Says in a sentence what it does',`,
    `access: '${access}',`,
    ...(params.length > 0 ? [`params: z.object({ ${params.join(', ')} }),`] : []),
    ...takes({ method, path }),
    reads ? 'reply: z.object({ list: z.array(z.object({ id: field.id })) }),' : 'reply: field.done,',
    ...(reads ? ['hasTotal: true,', 'shows: [],'] : ['refusals: [],', 'changes: [],']),
  ]
  return `  ${verb}: {\n${lines.map((line) => `    ${line}\n`).join('')}  },\n`
}

// wire.md: what deletes names its record in the address; a body is for what changes.
function takes({ method, path }: Pick<NewCall, 'method' | 'path'>): string[] {
  if (method === 'GET') return ['query: z.object({ ...field.paging }),']
  if (method !== 'DELETE') return ['body: z.object({}),']
  return path.includes('{') ? [] : ["query: z.object({ id: field.idOf('what it names') }),"]
}

/** The use case: it fails until its verbs are written, so that no answer pretends that something was done. */
export function handlerFile({ domain, verb, method, apiName }: NewCall): string {
  const steps = method === 'GET' ? 'load, present' : 'load, decide, save, announce'
  return [
    `import type { ${apiName} } from '@bole/${domain}/contract'`,
    `import type { Handler } from '@bole/platform/server'`,
    '',
    `/** Says what a caller must know beyond the contract's summary. */`,
    `export const ${verb}: Handler<typeof ${apiName}.${verb}> = async () => {`,
    `  throw new Error('${domain}.${verb} is still to be written: ${steps}')`,
    '}',
    '',
  ].join('\n')
}

/** The doubts about a call as tests that fail until somebody writes them. */
export function testText({ domain, verb, method }: NewCall): string {
  const doubts = [
    method === 'GET' ? 'answers what is there, and only that' : 'changes the rows it says and announces them',
    'is not permitted to a role without its access',
    'answers 404 to the id of another organisation',
    method === 'GET' ? 'obeys every condition it takes' : 'lets one of two at once win; the other hears why',
  ]
  return [
    '',
    `describe('${domain}.${verb}', () => {`,
    ...doubts
      .flatMap((doubt) => [`  test('${doubt}', () => {`, `    expect.fail('not written yet')`, '  })', ''])
      .slice(0, -1),
    '})',
    '',
  ].join('\n')
}
