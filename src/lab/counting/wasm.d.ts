/** The address of the module compiled from an AssemblyScript source (tools/build/assemblyscript.ts). */
declare module '*.as.ts?wasm' {
  const url: string;
  export default url;
}
