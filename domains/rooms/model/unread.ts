/** The tab of a room that shows the chat (specification, section 6). */
export const chatTab = 4

/** What somebody has in front of them. */
export interface ChatView {
  readonly tab: number
  /** Also where another tab is chosen, as wide windows show the chat beside it. */
  readonly isVisible: boolean
  readonly isAtBottom: boolean
}

/** How many messages are unread once another has come: others' count, unless the chat's tab is chosen or its end is in sight. */
export function unreadAfter(unread: number, view: ChatView, isOthers: boolean): number {
  if (!isOthers || view.tab === chatTab || (view.isVisible && view.isAtBottom)) return unread
  return unread + 1
}

/** How many are unread once somebody has looked: none at the end of a chat that is shown. */
export function unreadOnLooking(unread: number, view: ChatView): number {
  return view.isAtBottom && (view.isVisible || view.tab === chatTab) ? 0 : unread
}
