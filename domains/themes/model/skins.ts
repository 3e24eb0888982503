/** What the pages of a project can be dressed in; the plain one is everybody's, of the others an organisation has so many. */
export const skins = ['plain', 'band', 'paper', 'frame'] as const

type Skin = (typeof skins)[number]

/** The colour that leads; any of them is everybody's. */
export const colours = ['blue', 'green', 'red', 'violet', 'orange', 'graphite'] as const

type Colour = (typeof colours)[number]

export interface Look {
  readonly skin: Skin
  readonly colour: Colour
}

/** Pages look one way on wide screens and another on phones. */
export interface Looks {
  readonly desktop: Look
  readonly phone: Look
}

/** What an organisation has skins of (specification, section 3: employer-site skins, campus and social, PC and mobile). */
export const skinKinds = ['campus_pc', 'campus_mobile', 'social_pc', 'social_mobile'] as const

/** As many skins of a kind as an organisation may be given; more are as good as no limit. */
export const mostSkins = 1000

export type SkinKind = (typeof skinKinds)[number]

const plain: Look = { skin: 'plain', colour: 'blue' }

/** How a project looks of which nothing, or half, was said. */
export function looksOf(said: Partial<Looks>): Looks {
  return { desktop: said.desktop ?? plain, phone: said.phone ?? plain }
}

/** Of what kind the skin is that a project wears on a device. */
export function skinKindOf(origin: number, device: keyof Looks): SkinKind {
  const place = device === 'desktop' ? 'pc' : 'mobile'
  return origin === 1 ? `campus_${place}` : `social_${place}`
}

/** The kinds of skins that a project takes up. */
export function kindsWorn(origin: number, looks: Looks): readonly SkinKind[] {
  const devices = ['desktop', 'phone'] as const
  return devices
    .filter((device) => looks[device].skin !== 'plain')
    .map((device) => skinKindOf(origin, device))
}

/** What there is of each kind; a kind that is not named, and no limits at all, are without end. */
export type SkinLimits = Readonly<Partial<Record<SkinKind, number>>> | null

/** Limits as they are kept, of what was said of each kind; without a number for any of them there are none. */
export function limitsSaid(said: Readonly<Record<SkinKind, number | null>>): SkinLimits {
  const limits: Partial<Record<SkinKind, number>> = {}
  for (const kind of skinKinds) {
    const most = said[kind]
    if (most !== null) limits[kind] = most
  }
  return Object.keys(limits).length === 0 ? null : limits
}

/** The first kind of which a project wants one more than there is, beside what others wear; null where there are enough. */
export function kindUsedUp(
  wanted: readonly SkinKind[],
  wornByOthers: Readonly<Partial<Record<SkinKind, number>>>,
  limits: SkinLimits,
): SkinKind | null {
  const isUsedUp = (kind: SkinKind) =>
    (wornByOthers[kind] ?? 0) >= (limits?.[kind] ?? Number.POSITIVE_INFINITY)
  return wanted.find(isUsedUp) ?? null
}

/** How style sheets name looks: `desktop-band desktop-green phone-plain phone-green`. */
export function namesOfLooks({ desktop, phone }: Looks): string {
  return [
    ...[`desktop-${desktop.skin}`, `desktop-${desktop.colour}`],
    ...[`phone-${phone.skin}`, `phone-${phone.colour}`],
  ].join(' ')
}
