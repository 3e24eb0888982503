/** What a stop of a route is: a talk at a university (xjh), or a round of interviews there (yxj). */
export const lectureKinds = ['xjh', 'yxj'] as const

export type LectureKind = (typeof lectureKinds)[number]

/** As many stops as one route takes. */
export const mostStops = 500
