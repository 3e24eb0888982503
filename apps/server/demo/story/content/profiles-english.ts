import type { Profile, Track } from './profile.ts'

export const englishProfiles: Partial<Record<Track, Profile>> = {
  software: {
    employers: 'technology',
    majors: ['Computer Science', 'Software Engineering', 'Electronic Engineering', 'Mathematics'],
    titles: ['Software Engineer', 'Senior Software Engineer', 'Staff Engineer'],
    skills: [
      'Go',
      'Java',
      'PostgreSQL',
      'Kafka',
      'Kubernetes',
      'gRPC',
      'Redis',
      'Terraform',
      'MQTT',
      'OCPP 1.6',
      'Python',
      'Prometheus',
    ],
    duties: [
      'Built the charging-session service that settles {a},000 sessions a day to the cent',
      'Cut p95 latency of the booking API by {a}% by removing a chatty cache',
      'Moved {a} services from virtual machines to Kubernetes without a maintenance window',
      'Led the on-call rota of {a} engineers and halved the number of night pages',
      'Wrote the replay tool that rebuilt {a} days of lost meter readings',
      'Mentored {a} junior engineers, two of whom now lead teams',
    ],
    projects: [
      {
        name: 'Fleet telemetry pipeline',
        text: 'Ingests {a},000 messages a second from vehicles over patchy networks; owned ordering and deduplication.',
      },
      {
        name: 'Tariff engine',
        text: 'A rules engine for time-of-use prices, tested against {a} real tariffs.',
      },
      {
        name: 'Payments reconciliation',
        text: 'Nightly matching of three providers; unexplained differences fell by {a}%.',
      },
    ],
    about: [
      'Backend engineer who likes systems that touch the physical world. I write things down, delete code gladly and prefer boring technology.',
      '{years} years in mobility and payments. I would gladly live where the hardware is made and am looking for a product I can visit.',
      'I enjoy the unglamorous half of engineering: migrations, reconciliations and incident reviews that change something.',
    ],
    graduate: {
      internships: ['Software Engineering Intern', 'Platform Intern', 'Research Assistant'],
      tasks: [
        'Shipped {a} small features behind flags to an internal dashboard',
        'Wrote property tests that found {a} bugs in a date library',
        'Automated the weekly data export and saved {a} hours a week',
      ],
      projects: [
        {
          name: 'Bus arrival board',
          text: 'A public board for the campus stop, used by about {a}0 students a day.',
        },
        {
          name: 'Tiny database',
          text: 'A B-tree store in Go with crash recovery, tested by pulling the plug {a} times.',
        },
        {
          name: 'Solar forecast',
          text: 'Predicts output of the faculty roof from weather data within {a}%.',
        },
      ],
      about: [
        'Final-year student who builds small tools for friends and keeps them running. Looking for a first team that reviews code carefully.',
        'Half engineer, half gardener: I like systems that grow slowly and do not need watching.',
      ],
    },
  },
  power: {
    employers: 'industry',
    majors: ['Electrical Engineering', 'Power Electronics', 'Energy Engineering'],
    titles: ['Hardware Engineer', 'Power Electronics Engineer', 'Senior Power Electronics Engineer'],
    skills: [
      'LLC converters',
      'SiC MOSFETs',
      'Magnetics design',
      'Control loops',
      'LTspice',
      'PLECS',
      'EMC',
      'IEC 61851',
      'Altium Designer',
    ],
    duties: [
      'Designed the {a} kW DC-DC stage of a rapid charger from schematic to certification',
      'Raised full-load efficiency by {a} tenths of a point with a planar transformer',
      'Closed {a} EMC findings with the test house in two visits',
      'Wrote the production test that catches nine in ten solder faults before burn-in',
    ],
    projects: [
      {
        name: 'Bidirectional wallbox',
        text: 'An 11 kW unit for homes; owned magnetics and protection, {a} field trials.',
      },
      {
        name: 'Charger retrofit kit',
        text: 'New power module for {a} older stations, installed in under two hours each.',
      },
    ],
    about: [
      'Hands-on designer with {years} years on converters between 3 and 150 kW. I document every failure and enjoy the lab more than the meeting room.',
      'Power electronics engineer drawn to Shenzhen by the supply chain and, I admit, the food.',
    ],
  },
  analyst: {
    employers: 'technology',
    majors: ['Statistics', 'Economics', 'Data Science', 'Geography'],
    titles: ['Data Analyst', 'Senior Data Analyst', 'Analytics Lead'],
    skills: [
      'SQL',
      'Python',
      'dbt',
      'Tableau',
      'Experiment design',
      'Causal inference',
      'Geospatial analysis',
      'Airflow',
      'R',
    ],
    duties: [
      'Rebuilt the revenue dashboard on one definition agreed by {a} teams',
      'Designed a pricing experiment that moved {a}% of demand off the evening peak',
      'Scored {a} candidate sites; the top decile paid back in fourteen months',
      'Replaced a {a}-page weekly report with five charts and a question',
    ],
    projects: [
      {
        name: 'Queue time at rapid chargers',
        text: 'Estimated waiting from session gaps at {a} sites and showed where a second unit pays.',
      },
      {
        name: 'Churn early warning',
        text: 'A plain logistic model that account managers trust; {a} accounts saved in a year.',
      },
    ],
    about: [
      'Analyst who starts with the decision and works backwards to the data. Comfortable saying that a result is inconclusive.',
      'I turn messy operational data into one page people act on, and I do not mind explaining it twice.',
    ],
  },
  marketing: {
    employers: 'business',
    majors: ['International Business', 'Marketing', 'Modern Languages', 'Communication', 'Political Science'],
    titles: ['Marketing Executive', 'Senior Marketing Executive', 'Regional Marketing Manager'],
    skills: [
      'B2B campaigns',
      'Trade fairs',
      'Partner marketing',
      'Copywriting',
      'Budget ownership',
      'CRM',
      'SEO',
      'Spanish',
      'Portuguese',
      'Press relations',
      'Market research',
    ],
    duties: [
      'Ran {a} trade fairs across Latin America and brought home {b} qualified leads',
      'Owned a budget of USD {a}0,000 and moved a third of it from banners to installers',
      'Launched {a} products in three languages, each with a story a fleet manager repeats',
      'Built a partner newsletter read by {a}% of its recipients',
      'Hired and coached a team of {a} in São Paulo and Lisbon',
    ],
    projects: [
      {
        name: 'Installer of the Year',
        text: 'An award that brought {a} installers to one room and doubled certified partners.',
      },
      {
        name: 'Rebrand in four months',
        text: 'New name, site and vehicles in {a} countries, on time and a little under budget.',
      },
      {
        name: 'Depot guide',
        text: 'A forty-page guide to electrifying a bus depot, downloaded {a},000 times.',
      },
    ],
    about: [
      'I market things with cables. {years} years of installers and fleet managers taught me that the best campaign is an honest data sheet and a good lunch.',
      'Marketer with a journalist’s habits: short sentences, real people, checked figures.',
      'I like small teams, clear numbers and markets where nobody knows us yet.',
    ],
    graduate: {
      internships: [
        'Marketing Intern',
        'Business Development Intern',
        'Research Intern',
        'Trade Fair Assistant',
      ],
      tasks: [
        'Researched {a} distributors and wrote the profiles the sales team still uses',
        'Prepared visits for {a} delegations, from badges to dinner',
        'Interviewed {a} small businesses about their energy bills',
        'Drafted {a} posts a week in English and Spanish',
      ],
      projects: [
        {
          name: 'Market entry case competition',
          text: 'Proposed a rental model for electric vans; second of {a} teams.',
        },
        {
          name: 'Student energy fair',
          text: 'Organised {a} exhibitors and 900 visitors with no budget worth the name.',
        },
        {
          name: 'Dissertation: charging in informal settlements',
          text: 'Fieldwork with {a} households in Recife.',
        },
      ],
      about: [
        'Curious, organised and happy on a night bus. An exchange year in Hangzhou made me want to work between China and the rest of the world.',
        'I have grown up in three countries and feel at home in airports. Looking for a programme where I can sell, travel and learn how things are made.',
        'Debater, translator and occasional baker. I write clearly and ask direct questions.',
      ],
    },
  },
  success: {
    employers: 'business',
    majors: ['Business Administration', 'Modern Languages', 'Information Systems', 'Mechanical Engineering'],
    titles: ['Support Specialist', 'Customer Success Manager', 'Senior Customer Success Manager'],
    skills: [
      'Onboarding',
      'Renewals',
      'Quarterly reviews',
      'SQL',
      'REST APIs',
      'Zendesk',
      'Spanish',
      'Portuguese',
      'Training',
      'Escalation handling',
    ],
    duties: [
      'Looked after {a} operators with a renewal rate of 97 per cent',
      'Cut time to the first live charger from eleven weeks to five',
      'Wrote {a} runbooks that let night shift solve issues without a call',
      'Brought {a} customers to a first user day and listened for eight hours',
      'Found a billing fault worth USD {a},000 in a customer’s logs before they did',
    ],
    projects: [
      {
        name: 'Health score',
        text: 'Usage, tickets and payment on one line; foresaw eight of the last ten departures.',
      },
      {
        name: 'Spanish help centre',
        text: '{a} articles, each written after the second time a question came.',
      },
    ],
    about: [
      'I answer the phone, find the log line and call back when I said I would.',
      'Former engineer who prefers people to oscilloscopes, and can still read one.',
      '{years} years of keeping promises other departments made. I enjoy it.',
    ],
  },
}
