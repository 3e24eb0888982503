import { careersApi } from '@bole/careers/contract'
import { resumesApi } from '@bole/resumes/contract'
import { startWorld } from '@bole/server/testing'

type Decisions = Readonly<Record<string, boolean>>

/** A world in which people apply more than once, and a recruiter corrects and decides in between. */
export async function startApplyingAgain() {
  const world = await startWorld()
  const organisation = await world.organisation()
  const [row] = await world.rows('select slug from organisations where id = $1', organisation)
  const slug = String(row?.slug)
  const stranger = world.stranger()
  const recruiter = await world.user(organisation, 'OrgAdmin2')

  let made = 0

  /** A person nobody knows yet, as they fill in forms. */
  function somebody() {
    const number = String(++made).padStart(4, '0')
    const who = { name: '李雷', phone: `1390013${number}`, email: `lei${number}@example.com` }
    /** Applies for a new position; answers the application. */
    return async (said: object = {}) => {
      const position_id = await world.position(organisation)
      const body = {
        slug,
        position_id,
        idempotency_key: crypto.randomUUID(),
        consent: true as const,
        ...who,
        ...said,
      }
      await stranger.ask(careersApi.apply, { body: { expected_places: [], ...body } })
      const [row] = await world.rows('select id from applications where position_id = $1', position_id)
      return Number(row?.id)
    }
  }

  async function upload(text: string, name: string): Promise<{ upload_token: string }> {
    const form = new FormData()
    form.set('slug', slug)
    form.set('file', new File([text], name))
    const { data } = await stranger.send(careersApi.readResume, { body: form })
    // A reader that is only being started may need longer than a candidate is made to wait.
    if (data?.is_read === false) return upload(text, name)
    return { upload_token: data?.upload_token ?? '' }
  }

  const detailOf = (post_id: number) => recruiter.ask(resumesApi.getDetail, { query: { post_id } })
  const toldOf = (post_id: number) => recruiter.ask(resumesApi.listDifferences, { query: { post_id } })

  /** What somebody of ours has to decide, or had to; what followed the candidate at once is not among it. */
  async function differencesOf(post_id: number) {
    const { version, list } = await toldOf(post_id)
    return { version, list: list.filter(({ state }) => state !== 'followed') }
  }

  async function correct(post_id: number, changes: Readonly<Record<string, string | null>>) {
    const { candidate } = await detailOf(post_id)
    const list = Object.entries(changes).map(([path, value]) => ({ path, value }))
    await recruiter.ask(resumesApi.correct, { body: { post_id, version: candidate.version, changes: list } })
  }

  async function settle(post_id: number, decisions: Decisions, who = recruiter) {
    const { version } = await differencesOf(post_id)
    return settleSeen(post_id, version, decisions, who)
  }

  type Field = Awaited<ReturnType<typeof differencesOf>>['list'][number]['field']
  const isField = (text: string): text is Field => text.length > 0

  function settleSeen(post_id: number, version: number, decisions: Decisions, who = recruiter) {
    const list = Object.entries(decisions).flatMap(([field, is_accepted]) =>
      isField(field) ? [{ field, is_accepted }] : [],
    )
    return who.send(resumesApi.settleDifferences, { body: { post_id, version, decisions: list } })
  }

  return {
    ...{ world, organisation, stranger, recruiter },
    ...{ somebody, upload, detailOf, toldOf, differencesOf, correct, settle, settleSeen },
  }
}

export type ApplyingAgain = Awaited<ReturnType<typeof startApplyingAgain>>
