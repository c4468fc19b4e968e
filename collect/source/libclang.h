#ifndef COLLECT_SOURCE_LIBCLANG_H
#define COLLECT_SOURCE_LIBCLANG_H

#include <clang-c/CXCompilationDatabase.h>
#include <clang-c/Index.h>
#include <stdbool.h>

#include "base/err.h"

/*
 * The functions of libclang that we call. It is large, so it is loaded only when the first file is
 * read.
 */
#define CLANG_FUNCTIONS(X)                                                                         \
    X(CXXMethod_isDefaulted)                                                                       \
    X(CompilationDatabase_dispose)                                                                 \
    X(CompilationDatabase_fromDirectory)                                                           \
    X(CompilationDatabase_getCompileCommands)                                                      \
    X(CompileCommand_getArg)                                                                       \
    X(CompileCommand_getDirectory)                                                                 \
    X(CompileCommand_getNumArgs)                                                                   \
    X(CompileCommands_dispose)                                                                     \
    X(CompileCommands_getCommand)                                                                  \
    X(CompileCommands_getSize)                                                                     \
    X(Cursor_Evaluate)                                                                             \
    X(Cursor_getArgument)                                                                          \
    X(Cursor_getNumArguments)                                                                      \
    X(Cursor_getOffsetOfField)                                                                     \
    X(Cursor_getVarDeclInitializer)                                                                \
    X(Cursor_isNull)                                                                               \
    X(EvalResult_dispose)                                                                          \
    X(EvalResult_getAsDouble)                                                                      \
    X(EvalResult_getAsLongLong)                                                                    \
    X(EvalResult_getKind)                                                                          \
    X(File_isEqual)                                                                                \
    X(getFile)                                                                                     \
    X(Location_isFromMainFile)                                                                     \
    X(Location_isInSystemHeader)                                                                   \
    X(Type_getSizeOf)                                                                              \
    X(Type_getTemplateArgumentAsType)                                                              \
    X(createIndex)                                                                                 \
    X(disposeDiagnostic)                                                                           \
    X(disposeIndex)                                                                                \
    X(disposeString)                                                                               \
    X(disposeTranslationUnit)                                                                      \
    X(equalCursors)                                                                                \
    X(getArrayElementType)                                                                         \
    X(getArraySize)                                                                                \
    X(getBinaryOperatorKindSpelling)                                                               \
    X(getCString)                                                                                  \
    X(getCanonicalCursor)                                                                          \
    X(getCanonicalType)                                                                            \
    X(getCursorBinaryOperatorKind)                                                                 \
    X(getCursorDefinition)                                                                         \
    X(getCursorExtent)                                                                             \
    X(getCursorKind)                                                                               \
    X(getCursorLocation)                                                                           \
    X(getCursorReferenced)                                                                         \
    X(getCursorResultType)                                                                         \
    X(getCursorSemanticParent)                                                                     \
    X(getCursorSpelling)                                                                           \
    X(getCursorType)                                                                               \
    X(getCursorUnaryOperatorKind)                                                                  \
    X(getDiagnostic)                                                                               \
    X(getDiagnosticLocation)                                                                       \
    X(getDiagnosticSeverity)                                                                       \
    X(getDiagnosticSpelling)                                                                       \
    X(getElementType)                                                                              \
    X(getEnumConstantDeclValue)                                                                    \
    X(getFileContents)                                                                             \
    X(getFileLocation)                                                                             \
    X(getNullCursor)                                                                               \
    X(getNumDiagnostics)                                                                           \
    X(getNumElements)                                                                              \
    X(getPointeeType)                                                                              \
    X(getRangeEnd)                                                                                 \
    X(getRangeStart)                                                                               \
    X(getSpecializedCursorTemplate)                                                                \
    X(getTranslationUnitCursor)                                                                    \
    X(getTypeDeclaration)                                                                          \
    X(getTypeSpelling)                                                                             \
    X(getTypedefDeclUnderlyingType)                                                                \
    X(getUnaryOperatorKindSpelling)                                                                \
    X(hashCursor)                                                                                  \
    X(isConstQualifiedType)                                                                        \
    X(isDeclaration)                                                                               \
    X(isPODType)                                                                                   \
    X(isRestrictQualifiedType)                                                                     \
    X(isStatement)                                                                                 \
    X(parseTranslationUnit2)                                                                       \
    X(visitChildren)

struct clang {
#define CLANG_MEMBER(name) __typeof__(clang_##name) *(name);
    CLANG_FUNCTIONS(CLANG_MEMBER)
#undef CLANG_MEMBER
};

bool clang_load(struct clang *out, struct err *err);

#endif
