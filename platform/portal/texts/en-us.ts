import type { FrameTexts } from './zh-cn.ts'

export const texts: FrameTexts = {
  skip: 'Skip to content',
  language: 'Language',
  loading: 'Loading…',
  retry: 'Try again',
  offline: 'No connection. Check your network and try again.',
  failed: 'The service is not available right now. Try again in a moment.',
  not_found_title: 'Page not found',
  not_found: 'This page may be gone, or the link is incomplete. Check that you copied all of it.',
  page_failed: 'Something went wrong on this page.',
  reload: 'Reload',
}
