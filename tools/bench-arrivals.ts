import '../bench/arrivals.ts'
