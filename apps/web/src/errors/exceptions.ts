import { lazyRouteComponent } from '@tanstack/react-router'

const pages = () => import('./exception-page.tsx')

/** The pages for what goes wrong, loaded when it does. */
export const ExceptionPage = lazyRouteComponent(pages, 'ExceptionPage')
export const NotAuthorised = lazyRouteComponent(pages, 'NotAuthorised')
export const NotAvailableYet = lazyRouteComponent(pages, 'NotAvailableYet')
