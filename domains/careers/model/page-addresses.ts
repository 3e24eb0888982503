/** Where the pages of candidates are, below the origin: the site of an organisation, a project, a position, and one's own application. */
export const pageAddresses = {
  site: (slug: string) => `/careers/${slug}`,
  project: (slug: string, id: number) => `/careers/${slug}/projects/${id}`,
  position: (slug: string, id: number) => `/careers/${slug}/positions/${id}`,
  application: (token: string) => `/careers/application/${token}`,
}
