import type { CandidateListItem } from '@bole/pipeline/contract'
import { stages } from '@bole/processes/model'

/** Chosen applications by number, with what a batch has to know of each; it outlives the page it was made on. */
export type Selection = ReadonlyMap<
  number,
  Pick<CandidateListItem, 'post_id' | 'version' | 'status' | 'is_listed' | 'position' | 'owner'> & {
    readonly name: string
  }
>

export const noSelection: Selection = new Map()

export function withItems(selection: Selection, items: readonly CandidateListItem[]): Selection {
  return new Map([...selection, ...items.map((item) => [item.id, chosen(item)] as const)])
}

export function withoutItems(selection: Selection, ids: readonly number[]): Selection {
  return new Map([...selection].filter(([id]) => !ids.includes(id)))
}

function chosen({ post_id, version, status, is_listed, position, owner, basic }: CandidateListItem) {
  return { post_id, version, status, is_listed, position, owner, name: basic.name }
}

/** The chosen as batch calls take them, in the versions seen last. */
export function seenIn(selection: Selection, fresh: readonly CandidateListItem[]) {
  const versions = new Map(fresh.map(({ id, version }) => [id, version]))
  return [...selection.values()].map(({ post_id, version }) => ({
    post_id,
    version: versions.get(post_id) ?? version,
  }))
}

/** The stage all of them are in; undefined where they are in several. */
export function stageOf(selection: Selection): number | undefined {
  const [stage, ...others] = new Set([...selection.values()].map(({ status }) => status.status))
  return others.length === 0 ? stage : undefined
}

/** Whether any of them is to be interviewed. */
export function isInterviewed(selection: Selection): boolean {
  return [...selection.values()].some(({ status }) => status.status === stages.stage.interview)
}

/** Those of them that have ended: they can be restored, and little else. */
export function endedIn(selection: Selection): Selection {
  return new Map([...selection].filter(([, { status }]) => status.colour === 'grey'))
}
