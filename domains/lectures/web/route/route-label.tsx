import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

/** What the route is called among the pages of a project. */
export function RouteLabel(): ReactNode {
  return useTexts()('titles.route')
}
