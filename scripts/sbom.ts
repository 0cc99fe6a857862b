export type Bom = {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
};

type Component = { readonly 'bom-ref': string; readonly name: string };

const nameOf = (ref: string): string => ref.slice(0, ref.lastIndexOf('@'));

/** The part of npm's bill of materials that is in production: the workspaces, and packages that `isUsed` by `name@version`. */
export const productionBom = (bom: Bom, isUsed: (ref: string) => boolean): Bom => {
  const top = bom.metadata.component['bom-ref'];
  const keep = (ref: string): boolean => ref === top || ref.startsWith('@winnow/') || isUsed(ref);
  // npm names workspaces and the root for their folders.
  const rename = <T extends Component>(component: T): T => ({ ...component, name: nameOf(component['bom-ref']) });
  return {
    ...bom,
    metadata: { ...bom.metadata, component: rename(bom.metadata.component) },
    components: bom.components.filter((component) => keep(component['bom-ref'])).map(rename),
    dependencies: bom.dependencies
      .filter(({ ref }) => keep(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(keep) })),
  };
};
