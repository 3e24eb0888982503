import { lazyRouteComponent } from '@tanstack/react-router'
import { lazy } from 'react'

const pages = () => import('./exception-page.tsx')

/** The pages for what goes wrong, loaded when it does. */
export const ExceptionPage = lazyRouteComponent(pages, 'ExceptionPage')
// Drawn by a component of ours and not by the router, whose own kind of lazy part React takes for a wrong `use()` there.
export const NotAuthorised = lazy(async () => ({ default: (await pages()).NotAuthorised }))
export const NotAvailableYet = lazyRouteComponent(pages, 'NotAvailableYet')
