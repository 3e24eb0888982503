import * as z from 'zod'

/** A platform said no, or nothing that can be read: its number or word for it, and its sentence. */
export class PlatformFailure extends Error {
  readonly code: string

  constructor(code: string, words: string) {
    super(words.slice(0, 200))
    this.code = code
  }
}

/** Milliseconds a platform may take to answer. */
const patience = 10_000

/** Characters of an answer that are read; theirs are far shorter. */
const longest = 100_000

/** How each of them says no: WeChat and WeCom by `errcode`, Feishu by `code`, DingTalk by the status with a word in `code`. */
const refusal = z.object({
  errcode: z.number().optional(),
  errmsg: z.string().optional(),
  code: z.union([z.number(), z.string()]).optional(),
  msg: z.string().optional(),
  message: z.string().optional(),
  error_description: z.string().optional(),
})

/** Asks a platform with JSON or without a body, and reads its answer; it is asked nowhere else than there. */
export async function askPlatform<Schema extends z.ZodType>(
  address: string,
  schema: Schema,
  {
    body,
    headers = {},
  }: { readonly body?: object; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<z.output<Schema>> {
  const answer = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
    ...(body
      ? {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { ...headers, 'content-type': 'application/json' },
        }
      : { headers }),
  }).catch(() => {
    throw new PlatformFailure('unreachable', 'the platform does not answer')
  })
  const said = jsonOf(await answer.text().catch(() => ''))
  const no = refusal.safeParse(said).data
  const code = no?.errcode ?? no?.code
  if (!answer.ok || (code !== undefined && Number(code) !== 0))
    throw new PlatformFailure(
      String(code ?? answer.status),
      no?.errmsg ?? no?.msg ?? no?.message ?? no?.error_description ?? String(answer.status),
    )
  const read = schema.safeParse(said)
  if (!read.success) throw new PlatformFailure('unreadable', 'the platform answers something else')
  return read.data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.slice(0, longest))
  } catch {
    return null
  }
}

/** An address with its query. */
export function at(address: string, query: Readonly<Record<string, string>>): string {
  return `${address}?${new URLSearchParams(query)}`
}
