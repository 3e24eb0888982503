/** Where a position of an origin is made. */
export function createAddress(origin: number): string {
  return origin === 1 ? '/regulation2/position/create' : '/post/position/create'
}

/** Where a position is changed. */
export function updateAddress({ id, origin }: { readonly id: number; readonly origin: number }): string {
  return origin === 1 ? `/regulation2/position/${id}/update` : `/post/position/update/${id}`
}

/** The list a position of an origin stands in. */
export function listAddress(origin: number): string {
  return origin === 1 ? '/regulation2/position/list' : '/post/position/list?tab=positions'
}

/** Where candidates see an open position, on whatever host this is. */
export function careerAddress(slug: string, id: number): string {
  return `${location.origin}/careers/${slug}/positions/${id}`
}
