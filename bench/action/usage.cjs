// Loaded before what is measured: writes what the process has used and loaded when it ends.
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const usage = {
    cpuMs: (userCPUTime + systemCPUTime) / 1000,
    rssMb: maxRSS / 1024,
    loaded: Object.keys(require.cache),
  }
  require('node:fs').writeFileSync(process.env.BENCH_USAGE, JSON.stringify(usage))
})
