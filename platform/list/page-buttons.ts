import type { TableProps } from 'antd'
import { cloneElement, isValidElement, type ReactNode } from 'react'
import { useTexts } from '../shape/texts/index.ts'

type Pagination = Exclude<TableProps['pagination'], false | undefined>
type PageItem = NonNullable<Pagination['itemRender']>

/** Names the arrows of a pager, which the component library leaves without a name. */
export function usePageButtons(): PageItem {
  const t = useTexts()
  const named = (element: ReactNode, name: string) =>
    isValidElement<{ 'aria-label'?: string }>(element)
      ? cloneElement(element, { 'aria-label': name })
      : element
  return (_page, type, element) => {
    if (type === 'prev') return named(element, t('previousPage'))
    return type === 'next' ? named(element, t('nextPage')) : element
  }
}
