/** The API reference. Scalar renders the OpenAPI document in the browser and contacts no other host. */
export const referencePage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference – Winnow</title>
<link rel="stylesheet" href="/docs/reference.css">
</head>
<body>
<nav aria-label="Documentation"><a href="/docs"><strong>Winnow</strong> documentation</a></nav>
<div id="reference"></div>
<script src="/docs/scalar.js"></script>
<script src="/docs/reference.js"></script>
</body>
</html>
`;
