// What is read without the app: pages, feeds and lists of addresses.
export { advertised } from './advertised.ts'
export { advertisedProjects, careerSites } from './career-sites.ts'
export { type Feed, jsonFeed, xmlFeed } from './feeds.ts'
export type { ReadablePage } from './frame.ts'
export { isAddress, isReadable, readPage } from './read-page.ts'
export { robots, sitemap, sitemapIndex } from './sitemap.ts'
