import {
  type Context,
  Converter,
  type DeclarationReflection,
  type SignatureReflection,
  type SomeType,
  TypeScript as ts,
} from 'typedoc';

/**
 * Makes TypeDoc keep types as the declarations write them. By default it uses the type checker, which reorders the
 * members of unions.
 */
export function preserveDeclaredTypes(converter: Converter): void {
  converter.on(Converter.EVENT_CREATE_DECLARATION, preservePropertyType);
  converter.on(Converter.EVENT_CREATE_SIGNATURE, preserveSignatureTypes);
}

function preservePropertyType(context: Context, reflection: DeclarationReflection): void {
  const declaration = context.getSymbolFromReflection(reflection)?.declarations?.[0];
  if (declaration && ts.isPropertySignature(declaration) && declaration.type) {
    replaceType(context.withScope(reflection), reflection, declaration.type);
  }
}

function preserveSignatureTypes(
  context: Context,
  reflection: SignatureReflection,
  declaration?: ts.SignatureDeclaration | ts.JSDocSignature,
): void {
  if (!declaration || ts.isJSDocSignature(declaration)) return;
  const signatureContext = context.withScope(reflection);
  for (const [index, parameter] of (reflection.parameters ?? []).entries()) {
    const node = declaration.parameters[index]?.type;
    if (node) replaceType(signatureContext.withScope(parameter), parameter, node);
  }
  if (declaration.type && ts.isTypeNode(declaration.type)) {
    replaceType(signatureContext, reflection, declaration.type);
  }
}

function replaceType(context: Context, reflection: { type?: SomeType }, node: ts.TypeNode): void {
  if (reflection.type) context.project.removeTypeReflections(reflection.type);
  reflection.type = context.converter.convertType(context, node);
}
