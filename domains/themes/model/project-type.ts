/** The wire's words for the two kinds of projects: xz is school, sz is social hiring. */
export const projectTypes = ['xz', 'sz'] as const

export type ProjectType = (typeof projectTypes)[number]

export function originOf(type: ProjectType): 1 | 2 {
  return type === 'xz' ? 1 : 2
}

export function typeOf(origin: number): ProjectType {
  return origin === 1 ? 'xz' : 'sz'
}
