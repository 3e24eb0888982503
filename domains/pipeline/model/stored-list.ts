import { stages } from '@bole/processes/model'

/** The stage that the part of an address after `#` names as `tracker_status`; undefined where it names none that there is. */
export function stageInHash(hash: string): number | undefined {
  const written = new URLSearchParams(hash.replace(/^#/, '').replace(/^[^?]*\?/, '')).get('tracker_status')
  const code = written === null || written === '' ? Number.NaN : Number(written)
  return code === stages.everyStage || stages.isStage(code) ? code : undefined
}

/**
 * Whether an answer to the list is kept: only where the parameter `tracker_status` after `#` is absent or the stage that was asked for
 * (specification, section 4).
 */
export function isToBeKept(hash: string, asked: number): boolean {
  const named = stageInHash(hash)
  return named === undefined || named === asked
}
