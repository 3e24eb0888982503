/** What a position is placed among, as far as it exists in the organisation. */
export interface Surroundings {
  readonly project: { readonly origin: number; readonly isDeleted: boolean } | null
  readonly process: { readonly origin: number; readonly isDeleted: boolean } | null
  /** Null when no department was named. */
  readonly department: { readonly isKnown: boolean; readonly isWithinReach: boolean } | null
  /** Whether the caller sees only the positions of some departments. */
  readonly needsDepartment: boolean
  readonly isOwnerKnown: boolean
  /** Whether the owner may open a position of that department. */
  readonly canOwnerSee: boolean
  readonly salary: { readonly from: number | null; readonly to: number | null }
}

/** What a position has already and goes on having. */
export interface Kept {
  readonly process: boolean
  readonly owner: boolean
}

/** Which field of a position does not fit, and why. */
export type Misfit =
  | { readonly field: 'theme_id'; readonly refusal: 'unknown_project' | 'project_deleted' }
  | { readonly field: 'process_id'; readonly refusal: 'unknown_process' | 'process_deleted' | 'other_origin' }
  | { readonly field: 'department_id'; readonly refusal: 'unknown_department' | 'department_not_yours' }
  | { readonly field: 'owner_id'; readonly refusal: 'unknown_person' | 'owner_cannot_see' }
  | { readonly field: 'salary_to'; readonly refusal: 'salary_reversed' }

/**
 * Everything about a position that does not fit where it is put. `keeps` names what it has already: a process
 * deleted since, or an owner who left, does not keep a position from being edited.
 */
export function misfitsOf(around: Surroundings, keeps: Kept): readonly Misfit[] {
  const { project, process, department } = around
  const misfits: Misfit[] = []
  if (!project) misfits.push({ field: 'theme_id', refusal: 'unknown_project' })
  else if (project.isDeleted) misfits.push({ field: 'theme_id', refusal: 'project_deleted' })
  if (!process) misfits.push({ field: 'process_id', refusal: 'unknown_process' })
  else if (process.isDeleted && !keeps.process)
    misfits.push({ field: 'process_id', refusal: 'process_deleted' })
  else if (project && process.origin !== project.origin)
    misfits.push({ field: 'process_id', refusal: 'other_origin' })
  if (department && !department.isKnown)
    misfits.push({ field: 'department_id', refusal: 'unknown_department' })
  else if (around.needsDepartment && !department?.isWithinReach)
    misfits.push({ field: 'department_id', refusal: 'department_not_yours' })
  if (!keeps.owner && !around.isOwnerKnown) misfits.push({ field: 'owner_id', refusal: 'unknown_person' })
  else if (!keeps.owner && !around.canOwnerSee)
    misfits.push({ field: 'owner_id', refusal: 'owner_cannot_see' })
  const { from, to } = around.salary
  if (from !== null && to !== null && from > to)
    misfits.push({ field: 'salary_to', refusal: 'salary_reversed' })
  return misfits
}
