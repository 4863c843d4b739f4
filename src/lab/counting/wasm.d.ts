/** An AssemblyScript source, compiled in the build (tools/build/assemblyscript.ts): its address. */
declare module '*.as.ts?wasm' {
  const url: string;
  export default url;
}
