/** How wide the menu at the side is, in pixels: the page stands beside it. */
export const menuWidth = { unfolded: 224, collapsed: 56 } as const
